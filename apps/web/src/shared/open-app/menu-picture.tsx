import * as styles from './guide-sheet.module.css'

interface MenuPictureProps {
  /** label of the entry to tap */
  entry: string
  /** index of the entry in two rows of four, from 0 */
  at: number
  isCapsule: boolean
}

const places = [0, 1, 2, 3, 4, 5, 6, 7]
const xOf = (at: number) => 52 + (at % 4) * 72
const yOf = (at: number) => 158 + Math.floor(at / 4) * 62

/** The number of a step, as in the list next to the drawing. */
const Step = ({ x, y, number }: { x: number; y: number; number: number }) => (
  <g className={styles.guideStep}>
    <circle cx={x} cy={y} r="11" />
    <text x={x} y={y + 4.5}>
      {number}
    </text>
  </g>
)

/**
 * A phone with the menu button at the right of its bar, and the menu with the entry to tap. The list of steps has the
 * same content.
 */
export const MenuPicture = ({ entry, at, isCapsule }: MenuPictureProps) => (
  <svg className={styles.guidePicture} viewBox="0 0 320 276" aria-hidden="true">
    <path className={styles.guidePhone} d="M12 276V34a22 22 0 0 1 22-22h252a22 22 0 0 1 22 22v242" />
    <path className={styles.guidePage} d="M36 78h150M36 96h208M36 114h96" />
    <path className={styles.guideBar} d="M32 42l-5 6 5 6M96 48h84" />
    {isCapsule ? (
      <>
        <rect className={styles.guideCapsule} x="226" y="34" width="68" height="28" rx="14" />
        <path className={styles.guideCapsule} d="M260 40v16" />
        <circle className={styles.guideCapsule} cx="277" cy="48" r="5" />
      </>
    ) : null}
    <circle className={styles.guideHere} cx={isCapsule ? 243 : 276} cy="48" r="17" />
    <path
      className={styles.guideDots}
      d={isCapsule ? 'M236 48h.01M243 48h.01M250 48h.01' : 'M269 48h.01M276 48h.01M283 48h.01'}
    />
    <Step x={isCapsule ? 243 : 276} y={75} number={1} />
    <path className={styles.guideMenu} d="M12 276V144a14 14 0 0 1 14-14h268a14 14 0 0 1 14 14v132z" />
    {places.map((place) => (
      <rect
        key={place}
        className={place === at ? styles.guideEntry : styles.guideOther}
        x={xOf(place) - 18}
        y={yOf(place) - 14}
        width="36"
        height="36"
        rx="10"
      />
    ))}
    <g className={styles.guideGlobe} transform={`translate(${xOf(at)} ${yOf(at) + 4})`}>
      {isCapsule ? (
        <path d="M-8-1L8-8 2 8-1 1zM-1 1l9-9" />
      ) : (
        <path d="M0-8a8 8 0 1 0 .01 0zM-8 0H8M0-8c4 4 4 12 0 16M0-8c-4 4-4 12 0 16" />
      )}
    </g>
    <text className={styles.guideWords} x={Math.min(Math.max(xOf(at), 60), 260)} y={yOf(at) + 38}>
      {entry}
    </text>
    <Step x={xOf(at) + 20} y={yOf(at) - 16} number={2} />
  </svg>
)
