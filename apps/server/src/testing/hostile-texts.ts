/** Search texts that must neither fail nor find anything, shared by the tests of all searches. */
export const hostileTexts: readonly (readonly [what: string, text: string])[] = [
  ['emoji', '😀'],
  ['joined emoji', '👨‍👩‍👧'],
  ['punctuation', '!?;，。'],
  ['NUL', '\u0000'],
  ['a lone surrogate', '\ud800'],
  ['SQL', "'; drop table sessions; --"],
  ['SQL that is always true', "' OR 1=1; --"],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['a script', '<script>alert(1)</script>'],
  ['10,000 characters', 'x'.repeat(10_000)],
  ['a lone percent sign', '%'],
  ['a property of every object', '__proto__'],
]
