import { useState } from 'react'
import { useLanguage } from '../../shared/text/language.ts'
import { fill, table } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import { Stepper } from '../../shared/ui/stepper/stepper.tsx'

export const title = 'Stepper'

const text = table('gallery/parts/stepper')

export const Part = () => {
  const t = useText(text)
  const language = useLanguage()
  const [lots, setLots] = useState(1)
  const [few, setFew] = useState(6)
  const [shares, setShares] = useState(12_000)
  const number = new Intl.NumberFormat(language)
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'HKD', maximumFractionDigits: 0 })
  return (
    <>
      <div className="gallery-row">
        <div>
          <p>{t.lots}</p>
          <p id="stepper-price" className="numbers">
            {fill(t.price, { lot: money.format(10_000), total: money.format(lots * 10_000) })}
          </p>
        </div>
        <Stepper
          label={t.lots}
          value={lots}
          max={2000}
          onChange={setLots}
          say={(n) => fill(t.count, { n: number.format(n) })}
          describedBy="stepper-price"
        />
      </div>
      <div className="gallery-row">
        <p>{t.limited}</p>
        <Stepper label={t.limited} value={few} max={8} onChange={setFew} />
      </div>
      <div className="gallery-row">
        <p>{t.hundreds}</p>
        <Stepper label={t.hundreds} value={shares} min={500} step={500} max={1_000_000} onChange={setShares} />
      </div>
      <div className="gallery-row">
        <p>{t.off}</p>
        <Stepper label={t.off} value={1} onChange={() => undefined} disabled />
      </div>
    </>
  )
}
