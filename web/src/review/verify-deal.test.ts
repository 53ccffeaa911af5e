import { expect, it } from "vitest";
import { commitmentOf, seedOf, verifyDeal } from "./verify-deal";

// `tatami.engine.fair_deals` computes the same numbers.
const SECRET = "0123";
const SALTS = ["red salt", ""];

it("detects a changed secret, salt or commitment", async () => {
  const commitment = await commitmentOf(SECRET);
  const seed = await seedOf(SECRET, SALTS);
  const deal = { commitment, salts: SALTS, secret: SECRET };
  expect(commitment).toBe("b462eb275d7bb12a2e7a7f77cac7d74401ce3a03f7f947b61701111215875d4e");
  expect(seed).toBe("0011b05bba2886e4ffc4020770e83bc6853f14d597f3fb609212b9703cf844dd");
  const saved = { commitment, salt: "red salt" };
  expect(await verifyDeal({ deal, seed }, saved)).toBe("fair");
  expect(await verifyDeal({ deal, seed }, { ...saved, salt: null })).toBe("fair");
  expect(await verifyDeal({ deal, seed }, null)).toBe("consistent");
  expect(await verifyDeal({ deal: { ...deal, secret: "0124" }, seed }, null)).toBe("unfair");
  expect(await verifyDeal({ deal: { ...deal, salts: ["red salt", "x"] }, seed }, saved)).toBe("unfair");
  expect(await verifyDeal({ deal: { ...deal, secret: null }, seed }, saved)).toBe("unknown");
});
it("detects a consistent deal that does not match the saved commitment", async () => {
  const deal = { commitment: await commitmentOf("9999"), salts: SALTS, secret: "9999" };
  const seed = await seedOf("9999", SALTS);
  const saved = { commitment: await commitmentOf(SECRET), salt: "red salt" };
  expect(await verifyDeal({ deal, seed }, saved)).toBe("broken");
});
it("detects that this player's salt is missing", async () => {
  const deal = { commitment: await commitmentOf(SECRET), salts: ["", ""], secret: SECRET };
  const seed = await seedOf(SECRET, ["", ""]);
  expect(await verifyDeal({ deal, seed }, { commitment: deal.commitment, salt: "red salt" })).toBe("unsalted");
});
