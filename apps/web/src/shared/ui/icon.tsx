interface IconProps {
  path: string
  size?: number
  /** points back or forward, so it is mirrored where lines run from right to left */
  mirrors?: boolean
}

/**
 * An icon of `icons.ts` with a constant stroke width. It is decorative: adjacent text or the control's name has the
 * meaning.
 */
export const Icon = ({ path, size = 24, mirrors }: IconProps) => (
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
    data-mirrors={mirrors}
  >
    <path d={path} />
  </svg>
)
