import { useState } from 'react'
import { useLanguage } from '../../shared/text/language.ts'
import { table } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import type { ColumnsOf, WheelOption, WheelValue } from '../../shared/ui/picker-wheel/columns.ts'
import { PickerField } from '../../shared/ui/picker-wheel/picker-field.tsx'
import { PickerSheet } from '../../shared/ui/picker-wheel/picker-sheet.tsx'
import { PickerWheel } from '../../shared/ui/picker-wheel/picker-wheel.tsx'

export const title = 'Picker wheel'

const text = table('gallery/parts/picker-wheel')

const areas: Record<string, Record<string, readonly string[]>> = {
  广东省: {
    广州市: ['越秀区', '天河区', '海珠区'],
    深圳市: ['福田区', '南山区', '罗湖区', '宝安区'],
    珠海市: ['香洲区'],
  },
  福建省: { 福州市: ['鼓楼区', '台江区'], 厦门市: ['思明区', '湖里区'] },
  新疆维吾尔自治区: { 克孜勒苏柯尔克孜自治州: ['阿图什市', '阿克陶县'] },
  浙江省: { 杭州市: ['西湖区', '上城区', '滨江区'], 宁波市: ['海曙区'] },
}
const named = (names: readonly string[]): WheelOption[] => names.map((name) => ({ value: name, label: name }))

export const Part = () => {
  const t = useText(text)
  const [open, setOpen] = useState<'loan' | 'area' | 'empty'>()
  const [loan, setLoan] = useState<WheelValue>(['6', 'HKD'])
  const [area, setArea] = useState<WheelValue>()
  const [lots, setLots] = useState<WheelValue>(['5'])

  const language = useLanguage()
  const unit = new Intl.NumberFormat(language, { style: 'unit', unit: 'month', unitDisplay: 'long' })
  const months = (n: string) => unit.format(Number(n))
  /** long terms are available in Hong Kong dollars only */
  const loanColumns: ColumnsOf = ([term]) => [
    {
      name: t.term,
      options: ['1', '3', '6', '9', '12', '18', '24', '36'].map((n) => ({
        value: n,
        label: months(n),
        disabled: n === '9' || n === '18',
      })),
    },
    {
      name: t.currency,
      options: (Number(term) > 12 ? (['HKD'] as const) : (['HKD', 'USD', 'CNY'] as const)).map((code) => ({
        value: code,
        label: t[code],
      })),
    },
  ]
  const areaColumns: ColumnsOf = ([province = '', city = '']) => [
    { name: t.province, options: named(Object.keys(areas)) },
    { name: t.city, options: named(Object.keys(areas[province] ?? {})) },
    { name: t.district, options: named(areas[province]?.[city] ?? []) },
  ]
  const lotColumns: ColumnsOf = () => [
    { name: t.size, options: named(Array.from({ length: 20 }, (_, n) => String(n + 1))) },
  ]
  const emptyColumns: ColumnsOf = () => [{ name: t.term, options: [] }]
  const close = () => setOpen(undefined)
  const [term = '', currency] = loan
  return (
    <>
      <PickerField
        label={t.loan}
        value={`${months(term)} · ${t[currency as 'HKD' | 'USD' | 'CNY']}`}
        hint={t.choose}
        onOpen={() => setOpen('loan')}
      />
      <PickerField label={t.area} value={area?.join(' ')} hint={t.choose} onOpen={() => setOpen('area')} />
      <PickerField label={t.empty} value={undefined} hint={t.choose} onOpen={() => setOpen('empty')} />
      <PickerWheel label={t.size} columns={lotColumns} value={lots} onChange={setLots} />
      {open === 'loan' && (
        <PickerSheet title={t.loan} columns={loanColumns} value={loan} onConfirm={setLoan} onClose={close} />
      )}
      {open === 'area' && (
        <PickerSheet title={t.area} columns={areaColumns} value={area ?? []} onConfirm={setArea} onClose={close} />
      )}
      {open === 'empty' && (
        <PickerSheet title={t.empty} columns={emptyColumns} value={[]} onConfirm={close} onClose={close} />
      )}
    </>
  )
}
