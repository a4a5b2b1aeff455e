import { colour, paint, type SceneProps, Sky } from '../kit.tsx'

/** A full moon over the harbour, and a rabbit lantern on its wheels. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <circle cx="300" cy="92" r="190" fill={paint(id, 'warm')} opacity=".32" />
    <circle cx="300" cy="92" r="130" fill={colour('3')} opacity=".1" />
    <circle cx="300" cy="92" r="98" fill={paint(id, 'pearl')} />
    <g fill={colour('4')} opacity=".28">
      <circle cx="268" cy="64" r="17" />
      <circle cx="330" cy="52" r="10" />
      <circle cx="345" cy="104" r="20" />
      <circle cx="292" cy="116" r="8" />
      <circle cx="304" cy="34" r="6" />
      <circle cx="246" cy="108" r="9" />
    </g>
    <path fill="#fff" opacity=".35" d="M222 58a86 86 0 0 1 66-51 98 98 0 0 0-40 160 92 92 0 0 1-26-109" />
    <g fill={colour('line')} opacity=".75">
      <circle cx="60" cy="176" r="1.4" />
      <circle cx="24" cy="120" r="1.6" />
      <circle cx="150" cy="172" r="1.5" />
      <circle cx="182" cy="30" r="1.8" />
      <circle cx="112" cy="14" r="1.4" />
    </g>
    <path
      fill={colour('1')}
      opacity=".5"
      d="M-900 260v-40c300-50 500 0 890-20 36-4 60-30 96-22 26 6 44-18 78-14 30 4 50 16 84 8 44-10 80-34 152-20v60z"
    />
    <path
      fill={colour('2')}
      d="M-900 214v-16h200v-10h160v14h180v-16h160v10h194h14v-12h16v16h10v-28h16v22h12v-36l8-8 8 8v40h14v-22h18v18h10v-50h18v46h14v-22h12v-20l7-16 7 16v44h20v-34h18v24h14v-60l10-10 10 10v66h16v-40h20v24h12v-46h22v60h16v-30h20V214z"
    />
    <path
      fill={colour('3')}
      opacity=".9"
      d="M40 182h3v4h-3zM46 190h3v4h-3zM70 172h3v4h-3zM70 184h3v4h-3zM126 168h3v4h-3zM132 176h3v4h-3zM126 186h3v4h-3zM240 164h3v4h-3zM248 174h3v4h-3zM240 184h3v4h-3zM308 180h3v4h-3zM316 192h3v4h-3zM352 176h3v4h-3zM352 190h3v4h-3z"
    />
    <path fill={colour('shade')} d="M-900 208H400v60H-900z" />
    <path fill={paint(id, 'warm')} opacity=".45" d="M200 208h200l-34 60H234z" />
    <path
      stroke={colour('3')}
      strokeWidth="2.8"
      strokeLinecap="round"
      opacity=".85"
      d="M272 216h60M254 224h38M306 226h64M282 236h26M336 240h40M20 224h34M66 238h22M14 250h20"
    />
    <g data-move="sway">
      <ellipse cx="196" cy="250" rx="86" ry="10" fill={colour('3')} opacity=".4" />
      <circle cx="194" cy="206" r="80" fill={paint(id, 'warm')} opacity=".5" />
      <path fill="none" stroke={colour('line')} strokeWidth="2.4" d="M152 214c-26 18-42 34-70 36" />
      <path
        fill={colour('6')}
        d="M154 176c-16-14-22-44-10-52 14 2 22 28 22 50zM176 172c-6-22 0-48 14-52 10 8 6 38-4 52z"
      />
      <path
        fill={colour('light')}
        d="M157 172c-9-10-13-30-8-36 8 4 12 20 13 34zM180 168c-3-15 1-32 8-37 5 8 2 26-4 36z"
      />
      <path fill={paint(id, 'pearl')} d="M186 196c20-14 58-10 66 18 6 22-14 34-40 34h-28c-22 0-34-12-32-30z" />
      <circle cx="257" cy="214" r="11" fill={colour('light')} />
      <circle cx="168" cy="192" r="30" fill={paint(id, 'pearl')} />
      <path
        fill="none"
        stroke={colour('4')}
        strokeWidth="2"
        opacity=".8"
        d="M206 192c12 16 12 38 0 56M228 194c14 14 14 36 2 52M188 246c-8-6-14-14-16-24"
      />
      <path
        fill={colour('6')}
        opacity=".85"
        d="M146 198a6 6 0 1 1 11 4 6 6 0 0 1-11-4M172 204a5 5 0 1 1 9 3 5 5 0 0 1-9-3"
      />
      <circle cx="157" cy="188" r="3.8" fill={colour('shade')} />
      <circle cx="178" cy="190" r="3.8" fill={colour('shade')} />
      <path fill="none" stroke={colour('4')} strokeWidth="2.4" strokeLinecap="round" d="M164 198q4 4 7 0" />
      <path fill={colour('6')} d="M150 216l22 8 22-6-6 12-14-2-16 4z" />
      <circle cx="178" cy="246" r="11" fill={paint(id, 'gold')} />
      <circle cx="228" cy="246" r="11" fill={paint(id, 'gold')} />
      <circle cx="178" cy="246" r="4" fill={colour('2')} />
      <circle cx="228" cy="246" r="4" fill={colour('2')} />
    </g>
  </>
)
