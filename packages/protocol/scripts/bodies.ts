/**
 * Bodies on which implementations of signatures or ciphers are known to fail: empty, multi-byte, astral, escaped,
 * block-sized.
 */
export const bodies: readonly string[] = [
  '',
  '{}',
  '{"areaCode":"852","mobileNo":"91234567"}',
  '{"name":"认购绿色债券","amount":10000}',
  '{"name":"認購綠色債券","note":"賬戶回復覆核"}',
  '{"note":"🎉🇭🇰 dragon year 🐉"}',
  '{"note":"👨‍👩‍👧‍👦 family, zero-width joiners"}',
  '{"note":"é as one and e\u0301 as two code points"}',
  '{"escaped":"\\u8ba4\\u8d2d \\"quoted\\" \\\\ \\n"}',
  '{ "spaced" : [ 1, 2.5, -3e-7, true, null ] }',
  '{"line":"a\\r\\nb","tab":"\\t"}',
  '{"html":"<script>alert(1)</script>&amp;"}',
  '{"sql":"\'; drop table persons; --"}',
  'x'.repeat(15),
  'x'.repeat(16),
  'x'.repeat(17),
  '汉'.repeat(55),
  `{"long":"${'0123456789abcdef'.repeat(64)}"}`,
  '0',
  '"一"',
]
