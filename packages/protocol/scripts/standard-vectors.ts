/** Examples printed in the standards, in hex. The tests compare them with node:crypto; they are not computed by it. */

const run = (first: number, last: number): string =>
  Buffer.from(Array.from({ length: last - first + 1 }, (_, i) => first + i)).toString('hex')
const text = (words: string): string => Buffer.from(words, 'utf8').toString('hex')

/** RFC 4231 §4.2–4.8; the fifth example prints only the first 128 bits. */
export const hmacStandard = [
  {
    source: 'RFC 4231, case 1',
    key: '0b'.repeat(20),
    data: text('Hi There'),
    expected: { mac: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7' },
  },
  {
    source: 'RFC 4231, case 2',
    key: text('Jefe'),
    data: text('what do ya want for nothing?'),
    expected: { mac: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843' },
  },
  {
    source: 'RFC 4231, case 3',
    key: 'aa'.repeat(20),
    data: 'dd'.repeat(50),
    expected: { mac: '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe' },
  },
  {
    source: 'RFC 4231, case 4',
    key: run(0x01, 0x19),
    data: 'cd'.repeat(50),
    expected: { mac: '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b' },
  },
  {
    source: 'RFC 4231, case 5',
    key: '0c'.repeat(20),
    data: text('Test With Truncation'),
    expected: { mac: 'a3b6167473100ee06e0c796c2955552b' },
  },
  {
    source: 'RFC 4231, case 6',
    key: 'aa'.repeat(131),
    data: text('Test Using Larger Than Block-Size Key - Hash Key First'),
    expected: { mac: '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54' },
  },
  {
    source: 'RFC 4231, case 7',
    key: 'aa'.repeat(131),
    data: text(
      'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
    ),
    expected: { mac: '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2' },
  },
]

/** RFC 5869 §A.1–A.3. */
export const hkdfStandard = [
  {
    source: 'RFC 5869, case 1',
    ikm: '0b'.repeat(22),
    salt: run(0x00, 0x0c),
    info: run(0xf0, 0xf9),
    length: 42,
    expected: { okm: '3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865' },
  },
  {
    source: 'RFC 5869, case 2',
    ikm: run(0x00, 0x4f),
    salt: run(0x60, 0xaf),
    info: run(0xb0, 0xff),
    length: 82,
    expected: {
      okm: 'b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c65e590e09da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87',
    },
  },
  {
    source: 'RFC 5869, case 3',
    ikm: '0b'.repeat(22),
    salt: '',
    info: '',
    length: 42,
    expected: { okm: '8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8' },
  },
]

/** NIST SP 800-38A §F.2.5: four whole blocks, without padding. */
export const cbcStandard = [
  {
    source: 'SP 800-38A, F.2.5',
    key: '603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4',
    iv: run(0x00, 0x0f),
    plaintext:
      '6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e5130c81c46a35ce411e5fbc1191a0a52eff69f2445df4f9b17ad2b417be66c3710',
    expected: {
      ciphertext:
        'f58c4c04d6e5f1ba779eabfb5f7bfbd69cfc4e967edb808d679f777bc6702c7d39f23369a9d9bacfa530e26304231461b2eb05e2c39be9fcda6c19078c6a9d1b',
    },
  },
]
