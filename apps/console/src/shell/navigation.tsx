import { useText } from '@foyer/staff-interface/language'
import { ArrowUpRight } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import { useSession } from '../session/session-context.ts'
import { showWithin } from '../ui/show-within.ts'
import { groups, placesOf } from './places.ts'
import { text } from './text.ts'

/** The places that the person's roles may see. */
export const Navigation = ({ went }: { went?: () => void }) => {
  const t = useText(text)
  const { session } = useSession()
  const places = placesOf(session.roles)
  const list = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const box = list.current?.parentElement
    const current = list.current?.querySelector('[aria-current]')
    if (box && current) showWithin(box, current)
  }, [])
  return (
    <nav className="navigation" aria-label={t.places} ref={list}>
      {groups.map((group) => {
        const inGroup = places.filter((place) => place.group === group)
        if (inGroup.length === 0) return null
        return (
          <div key={group} className="navigation-group">
            {group !== 'start' && <p className="navigation-title">{t[group]}</p>}
            <ul>
              {inGroup.map(({ name, path, icon: Icon, isApp }) => (
                <li key={name}>
                  {isApp ? (
                    <a className="place" href={path}>
                      <Icon size={17} aria-hidden="true" />
                      {t[name]}
                      <ArrowUpRight className="place-away" size={14} aria-hidden="true" />
                    </a>
                  ) : (
                    <NavLink className="place" to={path} end={path === '/'} onClick={went}>
                      <Icon size={17} aria-hidden="true" />
                      {t[name]}
                    </NavLink>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}
