/** What stands between day, month and year when people type a date. */
const SEPARATORS = ['/', '.', '-', ' ']
const TIMES = ['HH:mm', "HH'h'mm", 'HH.mm']

/**
 * Returns the formats in which a date may be typed, the one that the field shows first. The day comes
 * before the month in all of them: with a single format, the date picker leaves any other text to the
 * browser, which takes 1.12.2026 for the twelfth of January.
 */
export function typedDateFormats(shown: string): string[] {
  if (!shown.startsWith('dd/MM/yyyy')) return [shown]
  const days = [
    ...SEPARATORS.flatMap((separator) =>
      ['yy', 'yyyy'].map((year) => ['d', 'M', year].join(separator)),
    ),
    'yyyy-MM-dd',
  ]
  if (shown === 'dd/MM/yyyy') return [shown, ...days]
  return [shown, ...days, ...days.flatMap((day) => TIMES.map((time) => `${day} ${time}`))]
}
