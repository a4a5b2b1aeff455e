import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['新股认购', '新股認購', 'New share offers'],
  lead: [
    '交易征费、经纪佣金与融资利息照付，请先仔细阅读招股章程。',
    '交易徵費、經紀佣金及孖展利息照付，請先細閱招股章程。',
    'Levies, brokerage and loan interest still apply. Read the prospectus first.',
  ],
  price: ['发售价', '發售價', 'Offer price'],
  perLot: ['每手金额', '每手金額', 'Amount per lot'],
  all: ['查看全部新股', '查看全部新股', 'All new shares'],
})
