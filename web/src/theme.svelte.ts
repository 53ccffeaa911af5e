import { readStored, store } from "./storage";

export type Theme = "system" | "light" | "dark";

class ThemeSetting {
  theme = $state<Theme>((readStored("theme") as Theme | null) ?? "system");

  choose(theme: Theme): void {
    this.theme = theme;
    store("theme", theme === "system" ? null : theme);
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

export const themeSetting = new ThemeSetting();
