import { colour, paint, type SceneProps, Sky, Spark } from '../kit.tsx'

/** The rabbit of the moon, which pounds in its mortar. */
const MoonRabbit = () => (
  <g fill={colour('4')} opacity=".5" transform="translate(296 58)">
    <path d="M12-12c-6-12-6-26-1-32 7 4 8 18 6 31zM20-12c0-14 5-26 12-28 4 7 0 20-7 30z" />
    <ellipse cx="15" cy="-4" rx="13" ry="11" />
    <path d="M12 4c14-4 34 2 36 24 1 10-5 14-14 14H8c-5 0-5-6 0-7l6-2c-5-8-6-18-2-29z" />
    <circle cx="49" cy="34" r="6" />
    <path d="M16 8l-22 0v6l21 4zM-8-16h6v42h-6z" />
    <path d="M-19 23h28l-5 20h-18z" />
  </g>
)

const stars = [
  'translate(148 56)scale(.95)',
  'translate(186 -26)scale(.7)',
  'translate(118 118)scale(.55)',
  'translate(236 -58)scale(.5)',
  'translate(386 -40)scale(.8)',
  'translate(196 128)scale(.5)',
]

/** A full moon with its rabbit among stars and clouds over the harbour, and a rabbit lantern on its wheels. */
export const Scene = ({ id }: SceneProps) => (
  <>
    <Sky id={id} />
    <circle cx="300" cy="92" r="190" fill={paint(id, 'warm')} opacity=".32" />
    <circle cx="300" cy="92" r="130" fill={colour('3')} opacity=".1" />
    <circle cx="300" cy="92" r="98" fill={paint(id, 'pearl')} />
    <g fill={colour('4')} opacity=".28">
      <circle cx="246" cy="54" r="15" />
      <circle cx="366" cy="116" r="14" />
      <circle cx="372" cy="62" r="8" />
      <circle cx="226" cy="100" r="8" />
    </g>
    <MoonRabbit />
    <path fill="#fff" opacity=".35" d="M222 58a86 86 0 0 1 66-51 98 98 0 0 0-40 160 92 92 0 0 1-26-109" />
    {stars.map((at) => (
      <Spark key={at} at={at} fill={colour('light')} />
    ))}
    <path
      fill={colour('line')}
      opacity=".55"
      d="M156 132c-2-10 12-14 18-7 3-14 26-15 30-1 7-6 20-3 20 8zM330 8c-1-8 9-11 14-5 3-11 21-11 24 0 6-4 15-2 15 5z"
    />
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
    <path fill={colour('shade')} d="M-900 208H990v60H-900z" />
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
