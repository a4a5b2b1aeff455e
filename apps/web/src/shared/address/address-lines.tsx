import type { DeliveryAddress } from '@foyer/api/addresses'
import { isChinese } from '@foyer/api/chinese/is-chinese'
import { fallbackOf, type Language } from '@foyer/api/languages'
import { useLanguage } from '../text/language.ts'
import * as styles from './address-lines.module.css'
import { hongKongColumns, mainlandColumns, namesOf, useAreas, wheelOfCounty, wheelOfDistrict } from './areas.ts'

/** Whether the server names areas in Chinese for a reader of a language. */
const areChinese = (language: Language): boolean => isChinese(fallbackOf(language))

const nothing = ''
/** The state of a wheel with no column selected. */
const nowhere = [nothing, nothing, nothing] as const

/**
 * The names of a county or district and of the areas that contain it, as an address writes them; '' while they load.
 */
export const useAreaName = (place: DeliveryAddress['place'], code: string): string => {
  const language = useLanguage()
  const { data } = useAreas(true)
  if (!data) return ''
  const names =
    place === 'mainland'
      ? namesOf(mainlandColumns(data, nowhere), wheelOfCounty(code))
      : namesOf(hongKongColumns(data, ['', '']), wheelOfDistrict(data, code))
  // the names are in the fallback language; the widest area comes first in Chinese, and last in English
  return areChinese(language) ? names.join('') : [...names].reverse().join(', ')
}

/** An address as a parcel shows it. */
export const AddressLines = ({ address }: { address: DeliveryAddress }) => {
  const language = useLanguage()
  const code = address.place === 'mainland' ? address.area : address.district
  const area = useAreaName(address.place, code)
  const { street } = address
  const building = address.place === 'hong_kong' ? [address.flat, address.building] : []
  const lines = [...building, street].filter((line) => line !== undefined)
  const inOrder = areChinese(language) ? [area, ...[...lines].reverse()] : [...lines, area]
  return (
    <span className={styles.addressLines}>
      <span>
        {address.name}{' '}
        <span className="numbers">
          +{address.areaCode} {address.mobileNo}
        </span>
      </span>
      {inOrder.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}
