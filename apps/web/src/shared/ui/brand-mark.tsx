import { inLanguage } from '@foyer/api/languages'
import { brandName } from '../brand-name.ts'
import { useLanguage } from '../text/language.ts'

/** The firm's mark and short name. */
export const BrandMark = () => (
  <span className="brand">
    <img className="brand-mark" src={`${import.meta.env.BASE_URL}mark.svg`} alt="" width={28} height={28} />
    {inLanguage(brandName, useLanguage())}
  </span>
)
