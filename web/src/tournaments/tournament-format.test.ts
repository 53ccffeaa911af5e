import { describe, expect, it } from "vitest";
import { countdown, pointsText } from "./tournament-format";

describe("times and points", () => {
  it("counts down in minutes and seconds", () => {
    expect(countdown(65_000, 0)).toBe("1:05");
    expect(countdown(3_600_000, 0)).toBe("1:00:00");
    expect(countdown(0, 5000)).toBe("0:00");
  });
  it("shows points in the reader’s format", () => {
    expect(pointsText(2, "en")).toBe("2");
    expect(pointsText(2.5, "de")).toBe("2,5");
    expect(pointsText(-3, "en")).toBe("−3");
  });
});
