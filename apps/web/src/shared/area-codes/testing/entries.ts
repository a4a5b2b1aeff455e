import type { AreaCode } from '@foyer/api/area-codes'

/** A few regions in the form of the server's reply. */
export const hongKong: AreaCode = {
  id: 'HK',
  value: '852',
  name: '香港',
  nameHk: '香港',
  initailCn: 'X',
  initail: 'H',
  nameEn: 'Hong Kong',
}
export const unitedStates: AreaCode = {
  id: 'US',
  value: '1',
  name: '美国',
  nameHk: '美國',
  initailCn: 'M',
  initail: 'U',
  nameEn: 'United States',
}
export const canada: AreaCode = {
  id: 'CA',
  value: '1',
  name: '加拿大',
  nameHk: '加拿大',
  initailCn: 'J',
  initail: 'C',
  nameEn: 'Canada',
}
export const chad: AreaCode = {
  id: 'TD',
  value: '235',
  name: '乍得',
  nameHk: '乍得',
  initailCn: 'Z',
  initail: 'C',
  nameEn: 'Chad',
}
export const ivoryCoast: AreaCode = {
  id: 'CI',
  value: '225',
  name: '科特迪瓦',
  nameHk: '科特迪瓦',
  initailCn: 'K',
  initail: 'C',
  nameEn: 'Côte d’Ivoire',
}
export const iceland: AreaCode = {
  id: 'IS',
  value: '354',
  name: '冰岛',
  nameHk: '冰島',
  initailCn: 'B',
  initail: 'I',
  nameEn: 'Iceland',
}
export const aland: AreaCode = {
  id: 'AX',
  value: '358',
  name: '奥兰群岛',
  nameHk: '奧蘭群島',
  initailCn: 'A',
  initail: 'A',
  nameEn: 'Åland Islands',
}
