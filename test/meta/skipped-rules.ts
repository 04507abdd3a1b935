/** Rules without a test of their own, each with the reason. */
export const skippedRules: Readonly<Record<string, string>> = {
};
