import { type Brand, brand } from '@foyer/api/brand'
import { expect, test } from 'vitest'
import { requireOwnBrand } from './own-brand.ts'

const texts = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })
/** A firm that has replaced every value. */
const own: Brand = {
  ...brand,
  sample: false,
  firm: texts('Acme Limited'),
  shortName: texts('Acme'),
  ceNumber: 'ZZZ999',
  hotline: '+852 3999 0000',
  complaintsEmail: 'complaints@acme.hk',
  privacyEmail: 'privacy@acme.hk',
  address: texts('1 Acme Road'),
  hosts: ['www.acme.hk'],
  secureHost: 'https://secure.acme.hk:8443',
  app: { scheme: 'acme://open', universalLink: 'https://acme.hk/open', download: 'https://acme.hk/app' },
  appMarkers: ['AcmeApp', ''],
  clientApp: { name: 'acme', terminalSource: '02' },
}
const start = (file: Brand, SAMPLE_BRAND: 'refused' | 'allowed' = 'refused') =>
  requireOwnBrand({ SAMPLE_BRAND }, { 'brand.json': file })

test('ADOPT-7 production starts with a brand in which the firm has replaced every value', () => {
  expect(() => start(own)).not.toThrow()
})

test.each<[string, Partial<Brand>]>([
  ['sample', { sample: true }],
  ['firm.zh-HK', { firm: { ...texts('Acme'), 'zh-HK': '孚御證券有限公司' } }],
  ['shortName.en-US', { shortName: { ...texts('Acme'), 'en-US': 'Foyer' } }],
  ['ceNumber', { ceNumber: 'AAA000' }],
  ['hotline', { hotline: '+852 3000 0088' }],
  ['privacyEmail', { privacyEmail: 'privacy@foyer.example' }],
  ['address.en-US', { address: { ...texts('1 Acme Road'), 'en-US': '10/F, 1 Sample Road, Central, Hong Kong' } }],
  ['hosts.1', { hosts: ['www.acme.hk', 'm.foyer.example'] }],
  ['secureHost', { secureHost: 'https://secure.foyer.example:8443' }],
  ['app.scheme', { app: { ...own.app, scheme: 'foyer://open' } }],
  ['appMarkers.0', { appMarkers: ['FoyerRetail', ''] }],
  ['clientApp.name', { clientApp: { ...own.clientApp, name: 'foyer-institution' } }],
])('ADOPT-7 production refuses to start while %s is the sample firm’s, and names it', (path, change) => {
  expect(() => start({ ...own, ...change })).toThrow(
    `These values are still the sample's: brand.json: ${path}. Replace`,
  )
  expect(() => start({ ...own, ...change }, 'allowed')).not.toThrow()
})

test.skipIf(!brand.sample)('ADOPT-7 every value of the sample’s own file that identifies a firm is named', () => {
  expect(() => start(brand)).toThrow(
    /sample, firm\.zh-CN, .*shortName\.zh-CN, .*ceNumber, hotline, complaintsEmail, privacyEmail, address\.zh-CN, .*hosts\.0, hosts\.1, secureHost, app\.scheme, app\.universalLink, app\.download, appMarkers\.0, appMarkers\.1, clientApp\.name\. Replace/,
  )
})
