import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AreaRow } from '../../src/modules/addresses/areas.ts'
import { generateAreas } from './generate.ts'

const golden = readFileSync(new URL('../../src/modules/addresses/areas.generated.json', import.meta.url), 'utf8')
const rows: readonly AreaRow[] = JSON.parse(golden)
const namesOf = (code: string) => rows.find((row) => row[0] === code)?.slice(1)
const parentOf = (code: string): string =>
  code.endsWith('0000') ? '' : code.endsWith('00') ? `${code.slice(0, 2)}0000` : `${code.slice(0, 4)}00`

test('the golden file of areas equals what the installed data generates', () => {
  expect(golden).toBe(generateAreas())
})

test('V5 the mainland has 31 provinces; Taiwan, Hong Kong, Macao and places abroad are not among them', () => {
  const provinces = rows.filter(([code]) => code.endsWith('0000'))
  expect(provinces).toHaveLength(31)
  expect(rows.filter(([code]) => Number(code) >= 700_000)).toEqual([])
})

test('every area appears once and after its parent, and every city has a county', () => {
  const seen = new Set([''])
  for (const [code] of rows) {
    expect(code).toMatch(/^\d{6}$/)
    expect(seen.has(code)).toBe(false)
    expect(seen.has(parentOf(code))).toBe(true)
    seen.add(code)
  }
  const parents = new Set(rows.map(([code]) => parentOf(code)))
  expect(rows.filter(([code]) => code.endsWith('00') && !parents.has(code))).toEqual([])
})

test('no two areas of one parent have the same name in any language', () => {
  for (const column of [1, 2, 3] as const) {
    const named = rows.map((row) => `${parentOf(row[0])} ${row[column]}`)
    expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([])
  }
})

test('English area names are in Latin script and have at most 32 characters, to fit a column of the picker wheel', () => {
  for (const [code, , , english] of rows) {
    expect(english).toMatch(/^[A-ZÜ][\p{Script=Latin}' -]+$/u)
    expect(english.length, code).toBeLessThanOrEqual(32)
  }
})

test.each([
  ['440300', '深圳市', '深圳市', 'Shenzhen'],
  ['440305', '南山区', '南山區', 'Nanshan'],
  ['150000', '内蒙古自治区', '內蒙古自治區', 'Inner Mongolia'],
  ['540000', '西藏自治区', '西藏自治區', 'Tibet'],
  ['140000', '山西省', '山西省', 'Shanxi'],
  ['610000', '陕西省', '陝西省', 'Shaanxi'],
  ['610100', '西安市', '西安市', "Xi'an"],
  ['350200', '厦门市', '廈門市', 'Xiamen'],
  ['150100', '呼和浩特市', '呼和浩特市', 'Hohhot'],
  ['500233', '忠县', '忠縣', 'Zhongxian'],
  ['500240', '石柱土家族自治县', '石柱土家族自治縣', 'Shizhu'],
  ['450225', '融水苗族自治县', '融水苗族自治縣', 'Rongshui'],
  ['510116', '双流区', '雙流區', 'Shuangliu'],
  ['310115', '浦东新区', '浦東新區', 'Pudong New Area'],
  ['360500', '新余市', '新餘市', 'Xinyu'],
  ['430104', '岳麓区', '岳麓區', 'Yuelu'],
  ['622901', '临夏市', '臨夏市', 'Linxia City'],
  ['622921', '临夏县', '臨夏縣', 'Linxia County'],
])('V5 area %s is named %s, %s and %s', (code, ...names) => {
  expect(namesOf(code)).toEqual(names)
})

// Each name has a character with several readings.
test.each([
  ['厦门市', 'Xiamen'],
  ['重庆市', 'Chongqing'],
  ['乐清市', 'Yueqing'],
  ['闵行区', 'Minhang'],
  ['番禺区', 'Panyu'],
  ['六安市', "Lu'an"],
  ['蚌埠市', 'Bengbu'],
  ['亳州市', 'Bozhou'],
  ['洪洞县', 'Hongtong'],
  ['单县', 'Shanxian'],
  ['蔚县', 'Yuxian'],
  ['尧都区', 'Yaodu'],
  ['什邡市', 'Shifang'],
  ['涡阳县', 'Guoyang'],
  ['荥阳市', 'Xingyang'],
  ['荥经县', 'Yingjing'],
  ['会泽县', 'Huize'],
  ['长治市', 'Changzhi'],
  ['长子县', 'Zhangzi'],
])('the English name of the area %s is %s', (name, english) => {
  expect(rows.find((row) => row[1] === name)?.[3]).toBe(english)
})
