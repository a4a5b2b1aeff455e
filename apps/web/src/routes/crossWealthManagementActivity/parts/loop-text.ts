import { table } from '../../../shared/text/table.ts'

export const text = table({
  title: ['资金怎样闭环', '資金怎樣閉環', 'How the money moves'],
  mainland: ['内地', '內地', 'Mainland'],
  hongKong: ['香港、澳门', '香港、澳門', 'Hong Kong, Macao'],
  remittance: ['汇款账户', '匯款賬戶', 'Remittance account'],
  investment: ['投资账户', '投資賬戶', 'Investment account'],
  products: ['理财产品', '理財產品', 'Products'],
  name: ['闭环资金流程图', '閉環資金流程圖', 'Diagram: money in a closed loop'],
  southboundDescription: [
    '左边是内地的汇款账户，右边是香港或澳门的投资账户和理财产品。人民币从汇款账户汇到投资账户，买入产品；赎回后回到投资账户，再原路汇回汇款账户。没有其他出入口。',
    '左邊是內地的匯款賬戶，右邊是香港或澳門的投資賬戶和理財產品。人民幣從匯款賬戶匯到投資賬戶，買入產品；贖回後返回投資賬戶，再原路匯回匯款賬戶。沒有其他出入口。',
    'On the left the remittance account in the mainland, on the right the investment account and the products in Hong Kong or Macao. Renminbi goes from the remittance account to the investment account and into products; redeemed, it returns to the investment account and by the same way to the remittance account. There is no other way in or out.',
  ],
  northboundDescription: [
    '左边是香港或澳门的汇款账户，右边是内地的投资账户和理财产品。人民币从汇款账户汇到投资账户，买入产品；赎回后回到投资账户，再原路汇回汇款账户。没有其他出入口。',
    '左邊是香港或澳門的匯款賬戶，右邊是內地的投資賬戶和理財產品。人民幣從匯款賬戶匯到投資賬戶，買入產品；贖回後返回投資賬戶，再原路匯回匯款賬戶。沒有其他出入口。',
    'On the left the remittance account in Hong Kong or Macao, on the right the investment account and the products in the mainland. Renminbi goes from the remittance account to the investment account and into products; redeemed, it returns to the investment account and by the same way to the remittance account. There is no other way in or out.',
  ],
  one: ['汇出人民币到配对的投资账户', '匯出人民幣至配對的投資賬戶', 'Remit renminbi to the paired investment account'],
  two: ['用账户里的资金买入产品', '以賬戶內的資金買入產品', 'Buy products with the funds in it'],
  three: [
    '赎回产品，资金回到投资账户',
    '贖回產品，資金返回投資賬戶',
    'Redeem; the money returns to the investment account',
  ],
  four: [
    '原路汇回，本金恢复额度',
    '原路匯回，本金恢復額度',
    'Remit it back the same way; principal restores your quota',
  ],
})
