import { keep, kept } from "./words/kept";

export type Theme = "system" | "light" | "dark";

class Look {
  theme = $state<Theme>((kept("theme") as Theme | null) ?? "system");

  choose(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme === "system" ? null : theme);
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

export const look = new Look();
