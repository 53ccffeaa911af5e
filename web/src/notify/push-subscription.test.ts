import { expect, test } from "vitest";
import { bytesOf, deviceName, textOf } from "./push-subscription";

test("keys convert between bytes and text", () => {
  const key = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
  expect(bytesOf(key)).toHaveLength(65);
  expect(textOf(bytesOf(key).buffer)).toBe(key);
  expect(textOf(null)).toBe("");
});

test("a device name has the browser and the system", () => {
  expect(deviceName("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36")).toBe("Chrome, Linux");
  expect(deviceName("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605 Version/18.0 Safari/604.1")).toBe("Safari, iPhone");
});
