# Samouraï: le plateau

samourai-board = Plateau de 11 cases sur 11
samourai-dragon = dragon
samourai-ibis = ibis
samourai-sun = soleil
samourai-sabre = sabre
samourai-shiro = shiro
samourai-anzen = anzen
samourai-mekura = mekura
samourai-selected = choisi
samourai-target = peut aller ici
samourai-can-move = peut bouger
samourai-last = dernier coup
samourai-premove = coup anticipé { $number } depuis { $start }
samourai-premove-target = coup anticipé possible
