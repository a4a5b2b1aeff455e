import type { AccountFiguresReply, Position } from '@foyer/api/accounts'

/** Adds recently allotted positions that have no quote yet: a bond and new shares. */
export const allotted = (reply: AccountFiguresReply): AccountFiguresReply => {
  const one = {
    currency: 'HKD',
    pricedAt: null,
    gain: 0,
    gainPercent: '0.00',
    marginable: 0,
    loanableValue: 0,
  } as const
  const bond: Position = {
    ...one,
    isHalted: false,
    offered: 'bond',
    code: '99291',
    name: {
      'zh-CN': '零售绿色债券 2026 第1批',
      'zh-HK': '零售綠色債券 2026 第1批',
      'en-US': 'Retail green bond 2026, series 1',
    },
    quantity: 20_000,
    price: '100.000',
    marketValue: 20_000_00,
    cost: 20_000_00,
  }
  const shares: Position = {
    ...bond,
    offered: 'new_shares',
    code: '99217',
    name: { 'zh-CN': '子午轨道信号', 'zh-HK': '子午軌道信號', 'en-US': 'Meridian Rail Signalling' },
    quantity: 1_500,
    price: '7.520',
    marketValue: 11_280_00,
    cost: 11_280_00,
  }
  const worth = bond.marketValue + shares.marketValue
  const { marginAccount, cashAccount, holdingsValue } = reply.figures
  const figures = {
    ...reply.figures,
    marginAccount: marginAccount === null ? null : marginAccount + worth,
    cashAccount: cashAccount === null ? null : cashAccount + worth,
    holdingsValue: holdingsValue + worth,
  }
  return { ...reply, figures, positions: [...reply.positions, bond, shares] }
}
