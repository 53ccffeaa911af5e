# Samouraï: das Brett

samourai-board = Brett mit 11 mal 11 Feldern
samourai-dragon = Drache
samourai-ibis = Ibis
samourai-sun = Sonne
samourai-sabre = Säbel
samourai-shiro = Shiro
samourai-anzen = Anzen
samourai-mekura = Mekura
samourai-selected = gewählt
samourai-target = mögliches Zielfeld
samourai-can-move = kann ziehen
samourai-last = letzter Zug
samourai-premove = Vorauszug { $number } von { $start }
samourai-premove-target = möglicher Vorauszug
