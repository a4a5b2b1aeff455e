import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['跨境理财通：南向与北向', '跨境理財通：南向與北向', 'Wealth Management Connect, both ways'],
  lead: [
    '两个方向各给谁、可以买什么、钱怎样走，以及所需文件、办理步骤和查询渠道。',
    '兩個方向各給誰、可以買甚麼、資金怎樣走，以及所需文件、辦理步驟和查詢途徑。',
    'Who each direction is for, what you can buy and how money moves, with documents, steps and contacts.',
  ],
  forWhom: ['您属于哪个方向', '您屬於哪個方向', 'Which direction is yours'],
  compared: ['逐项比较', '逐項比較', 'Point by point'],
  caption: ['南向通与北向通的比较', '南向通與北向通的比較', 'Southbound and Northbound compared'],
  prepare: ['文件与步骤', '文件與步驟', 'Documents and steps'],
  documents: ['请先备妥', '請先備妥', 'Prepare first'],
  process: ['怎样办理', '怎樣辦理', 'Step by step'],
  contacts: ['查询与投诉', '查詢與投訴', 'Questions and complaints'],
  call: ['致电 {phone}', '致電 {phone}', 'Call {phone}'],
  check: ['先做资格自查', '先做資格自查', 'Start with the self-check'],
})
