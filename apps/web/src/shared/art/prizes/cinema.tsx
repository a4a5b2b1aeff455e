import { colour, paint, type SceneProps, Shadow } from '../kit.tsx'

/** Popcorn and a ticket for a film. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Shadow />
    <g transform="rotate(16 84 44)">
      <path fill={paint(id, 'gold')} d="M70 14h32v14a6 6 0 0 0 0 12v40H70V40a6 6 0 0 0 0-12z" />
      <path stroke={colour('light')} strokeWidth="2.6" strokeDasharray="4 4" d="M74 34h24" />
    </g>
    <g fill={colour('light')} stroke={colour('3')} strokeWidth="2.5">
      <circle cx="34" cy="46" r="10" />
      <circle cx="52" cy="36" r="12" />
      <circle cx="72" cy="44" r="11" />
      <circle cx="44" cy="50" r="11" />
      <circle cx="62" cy="52" r="11" />
      <circle cx="80" cy="54" r="7" />
    </g>
    <path fill={colour('light')} d="M20 54h72l-9 52a6 6 0 0 1-6 5H35a6 6 0 0 1-6-5z" />
    <path fill={colour('6')} d="M20 54h14l5 57h-4a6 6 0 0 1-6-5zM48 54h16l-2 57H50zM78 54h14l-9 52a6 6 0 0 1-6 5h-4z" />
    <path fill="#000" opacity=".1" d="M70 54h22l-9 52a6 6 0 0 1-6 5H64z" />
    <path fill="#000" opacity=".12" d="M20 54h72l-1.4 8H21.4z" />
  </>
)
