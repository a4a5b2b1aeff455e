/**
 * Two languages that only tests have, under the import condition `test-languages`: one with long words of another script,
 * one from right to left. Their texts are made from the English ones.
 */
export const testLanguages = {
  'ja-JP': { name: '日本語', fallback: 'en-US' },
  ar: { name: 'العربية', direction: 'rtl', fallback: 'en-US' },
} as const
