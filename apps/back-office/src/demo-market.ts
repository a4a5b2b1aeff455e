import type { DatabaseSync } from 'node:sqlite'

const name = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })
const hkd = { currency: 'HKD', rate: 1000 }

/** Fictitious figures of real listings. Prices are thousandths. */
const securities = [
  {
    code: '02800',
    name: name('Tracker Fund'),
    kind: 'fund',
    ...hkd,
    tick: 20,
    lotSize: 500,
    marginable: 70,
    price: 26_000,
  },
  {
    code: '00700',
    name: name('Tencent'),
    kind: 'stock',
    ...hkd,
    tick: 200,
    lotSize: 100,
    marginable: 60,
    price: 500_000,
  },
  {
    code: '03008',
    name: name('Bitcoin ETF'),
    kind: 'fund',
    ...hkd,
    tick: 10,
    lotSize: 100,
    marginable: 0,
    price: 12_000,
  },
  {
    code: 'HSI',
    name: name('Hang Seng Index'),
    kind: 'index',
    ...hkd,
    tick: 10,
    lotSize: 0,
    marginable: 0,
    price: 26_500_000,
  },
] as const

const day = 24 * 60 * 60 * 1000
/** Trading days that are known of each security. */
const history = 30

const dayBefore = (now: number, days: number): Date => new Date(now - days * day)
const isWeekend = (date: Date): boolean => [0, 6].includes(date.getUTCDay())

/** Adds securities with their quotes and trading days, if there are none. */
export const addDemoMarket = (db: DatabaseSync, now = Date.now()): void => {
  if (db.prepare('select 1 from securities limit 1').get()) return
  for (const { price, ...facts } of securities) {
    const { code } = facts
    db.prepare('insert into securities (code, facts) values (?, ?)').run(code, JSON.stringify(facts))
    const figures = {
      price,
      previousClose: price - 100,
      open: price,
      high: price,
      low: price,
      volume: 1000,
      turnover: price,
    }
    const quote = { code, ...figures, at: new Date(now).toISOString(), isHalted: false }
    db.prepare('insert into quotes (code, facts) values (?, ?)').run(code, JSON.stringify(quote))
    for (let days = history; days > 0; days--) {
      const date = dayBefore(now, days)
      if (isWeekend(date)) continue
      const close = price - days * 10
      const bar = {
        day: date.toISOString().slice(0, 10),
        open: close,
        high: close + 20,
        low: close - 20,
        close,
        volume: 1000,
      }
      db.prepare('insert into bars (code, day, facts) values (?, ?, ?)').run(code, bar.day, JSON.stringify(bar))
    }
  }
}
