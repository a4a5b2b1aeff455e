import { table } from '../../../shared/text/table.ts'

export const text = table({
  title: ['您住在哪里？', '您住在哪裏？', 'Where do you live?'],
  mainland: ['内地九市', '內地九市', 'Mainland'],
  hongKong: ['香港', '香港', 'Hong Kong'],
  macao: ['澳门', '澳門', 'Macao'],
  from: ['内地', '內地', 'Mainland'],
  to: ['港澳', '港澳', 'HK, Macao'],
  southbound: [
    '南向通：汇出人民币，投资香港和澳门的产品。身处内地也可以申请。',
    '南向通：匯出人民幣，投資香港和澳門的產品。身處內地亦可申請。',
    'Southbound: renminbi to products in Hong Kong and Macao. You can apply from the mainland.',
  ],
  northbound: [
    '北向通：汇出人民币，投资内地的产品。',
    '北向通：匯出人民幣，投資內地的產品。',
    'Northbound: renminbi from Hong Kong or Macao to products in the mainland.',
  ],
  check: ['自查资格', '自查資格', 'Self-check'],
})
