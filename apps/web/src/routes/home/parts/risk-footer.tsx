import { brand } from '@foyer/contract/brand'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'

export const RiskFooter = () => {
  const t = useText(text)
  const firm = brand.firm[useLanguage()]
  return (
    <footer className="risk-footer">
      <p>{t.risk}</p>
      <p className="numbers">{fill(t.licence, { firm, ce: brand.ceNumber })}</p>
      <p className="numbers">
        <a href={`tel:${brand.hotline.replaceAll(' ', '')}`}>{fill(t.hotline, { hotline: brand.hotline })}</a>
      </p>
    </footer>
  )
}
