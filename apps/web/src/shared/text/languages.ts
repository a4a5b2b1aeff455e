export { directionOf, fallbackOf, type Language, languageName, languages } from '@foyer/api/languages'
