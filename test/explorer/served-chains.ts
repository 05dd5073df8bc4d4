/** The chains that the local explorer serves, a subset of those of the hosted service in late 2026. */
export const servedChains: ReadonlySet<number> = new Set([
  1, 10, 30, 61, 100, 122, 130, 137, 324, 592, 1868, 7000, 8453, 34443, 42161, 42170, 42220, 534352, 84532, 421614,
  560048, 11155111, 11155420,
]);

// BNB (56), Avalanche (43114) and Linea (59144) are missing because the hosted service does not serve them either: it
// answers 404 "Network not supported".
