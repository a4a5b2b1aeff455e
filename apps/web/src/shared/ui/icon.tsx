/** Our own icons on a 24 px grid, one stroke width. Decorative: the text beside them, or the control's name, says it. */
const paths = {
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9.5l6 6 6-6',
  forward: 'M9 5l7 7-7 7',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2L20.5 20.5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 4.5l8.5 15h-17zM12 10.5v4M12 17v.2',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.2l2.8 1.8',
  offline: 'M4 4l16 16M8.5 8.6A11 11 0 0 0 4 11.5M20 11.5a11 11 0 0 0-8-3.4M7.5 15a6.5 6.5 0 0 1 6-1.6M12 18.8v.2',
} as const

export type IconName = keyof typeof paths
export const iconNames = Object.keys(paths) as IconName[]

export const Icon = ({ name, size = 24 }: { name: IconName; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
)
