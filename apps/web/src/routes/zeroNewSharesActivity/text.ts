import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['新股认购零手续费', '新股認購零手續費', 'New shares, no handling fee'],
  lead: [
    '豁免本公司认购手续费；交易所征费、经纪佣金及融资利息照付。请先仔细阅读招股章程。',
    '豁免本公司認購手續費；交易所徵費、經紀佣金及孖展利息照付。請先細閱招股章程。',
    'Our handling fee is waived; exchange levies, brokerage and loan interest still apply. Read the prospectus first.',
  ],
  price: ['发售价', '發售價', 'Offer price'],
  perLot: ['每手金额', '每手金額', 'Amount per lot'],
  all: ['查看全部新股', '查看全部新股', 'All new shares'],
})
