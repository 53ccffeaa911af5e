# Samouraï: het bord

samourai-board = Bord van 11 bij 11 velden
samourai-dragon = draak
samourai-ibis = ibis
samourai-sun = zon
samourai-sabre = sabel
samourai-shiro = shiro
samourai-anzen = anzen
samourai-mekura = mekura
samourai-selected = gekozen
samourai-target = kan hierheen
samourai-can-move = kan bewegen
samourai-last = laatste zet
samourai-premove = zet vooraf { $number } vanaf { $start }
samourai-premove-target = mogelijke zet vooraf
