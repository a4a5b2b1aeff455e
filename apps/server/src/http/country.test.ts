import { describe, expect, test } from 'vitest'
import { countryOf } from './country.ts'

describe('the country of an address', () => {
  test.each([
    ['114.114.114.114', 'CN'],
    ['240e::1', 'CN'],
    ['::ffff:114.114.114.114', 'CN'],
    ['::FFFF:7272:7272', 'CN'],
    ['64:ff9b::114.114.114.114', 'CN'],
    ['64:ff9b::7272:7272', 'CN'],
    ['0064:FF9B:0:0:0:0:7272:7272', 'CN'],
    ['2002:7272:7272::1', 'CN'],
    ['2002:ca60::', 'CN'],
    ['114.114.114.114:54321', 'CN'],
    ['[240e::1]:443', 'CN'],
    ['[240e::1]', 'CN'],
    ['[64:ff9b::7272:7272]:443', 'CN'],
    ['240e::1%eth0', 'CN'],
    ['1.36.0.1', 'HK'],
    ['60.246.0.1', 'MO'],
    ['168.95.1.1', 'TW'],
    ['8.8.8.8', 'US'],
  ])('N5 %s is in %s', (address, country) => {
    expect(countryOf(address)).toBe(country)
  })

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '::1',
    'fe80::1',
    '::ffff:192.168.1.1',
    '172.16.0.1',
    '203.0.113.5',
    '64:ff9b::10.1.2.3',
    '2002:a00:1::1',
    '127.0.0.1:80',
    'fe80::1%eth0',
    '[',
    '[]:1',
    'a:80',
    '2002:%',
    '2001:db8::1',
    '0.0.0.0',
    '',
    'CN',
    '999.1.1.1',
    '1.2.3',
  ])('N5 "%s" is in no country', (address) => {
    expect(countryOf(address)).toBeUndefined()
  })
})
