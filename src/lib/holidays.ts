import { addDays, type Day, weekdayOf } from './calendar-day.ts';

/** Code du travail, L3133-1; those that Easter does not move. */
const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
/** Days after Easter Sunday: its Monday, Ascension, Whit Monday. */
const AFTER_EASTER = [1, 39, 50];

/** Easter Sunday of the Gregorian calendar (Butcher's rule). */
export function easter(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moon =
    (century * 11 +
      15 -
      Math.floor(century / 4) -
      Math.floor((8 * century + 13) / 25) +
      19 * golden -
      century * 10) %
    30;
  const epact = ((moon % 30) + 30) % 30;
  const correction = Math.floor((golden + 11 * epact) / 319);
  const leap = (2 * (century % 4) + 2 * Math.floor(rest / 4) - (rest % 4) - epact + correction + 32) % 7;
  const month = Math.floor((epact - correction + leap + 90) / 25);
  const day = (epact - correction + leap + month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function isHoliday(day: Day): boolean {
  if (FIXED.includes(day.slice(5))) return true;
  const sunday = easter(Number(day.slice(0, 4)));
  return AFTER_EASTER.some((days) => addDays(sunday, days) === day);
}

/** "Jour ouvrable": any day but Sunday and a public holiday; Saturday counts. */
export function isWorkingDay(day: Day): boolean {
  return weekdayOf(day) !== 0 && !isHoliday(day);
}

/** The day itself when it is one, else the next. */
export function firstWorkingDay(from: Day): Day {
  let day = from;
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** The last of so many working days, the first counted from `from`. */
export function lastOfWorkingDays(from: Day, count: number): Day {
  let day = firstWorkingDay(from);
  for (let left = count - 1; left > 0; left -= 1) day = firstWorkingDay(addDays(day, 1));
  return day;
}
