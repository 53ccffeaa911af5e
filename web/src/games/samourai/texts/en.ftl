# Samouraï: the board

samourai-board = Board of 11 by 11 squares
samourai-dragon = dragon
samourai-ibis = ibis
samourai-sun = sun
samourai-sabre = saber
samourai-shiro = shiro
samourai-anzen = anzen
samourai-mekura = mekura
samourai-selected = chosen
samourai-target = can go here
samourai-can-move = can move
samourai-last = last move
samourai-premove = premove { $number } from { $start }
samourai-premove-target = possible premove
