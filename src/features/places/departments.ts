/** Code, name, the words that say "in it", and region of the departments and of the collectivities overseas (code officiel géographique). */
const TABLE = `01 Ain|dans l’|Auvergne-Rhône-Alpes
02 Aisne|dans l’|Hauts-de-France
03 Allier|dans l’|Auvergne-Rhône-Alpes
04 Alpes-de-Haute-Provence|dans les|Provence-Alpes-Côte d’Azur
05 Hautes-Alpes|dans les|Provence-Alpes-Côte d’Azur
06 Alpes-Maritimes|dans les|Provence-Alpes-Côte d’Azur
07 Ardèche|en|Auvergne-Rhône-Alpes
08 Ardennes|dans les|Grand Est
09 Ariège|en|Occitanie
10 Aube|dans l’|Grand Est
11 Aude|dans l’|Occitanie
12 Aveyron|dans l’|Occitanie
13 Bouches-du-Rhône|dans les|Provence-Alpes-Côte d’Azur
14 Calvados|dans le|Normandie
15 Cantal|dans le|Auvergne-Rhône-Alpes
16 Charente|en|Nouvelle-Aquitaine
17 Charente-Maritime|en|Nouvelle-Aquitaine
18 Cher|dans le|Centre-Val de Loire
19 Corrèze|en|Nouvelle-Aquitaine
21 Côte-d’Or|en|Bourgogne-Franche-Comté
22 Côtes-d’Armor|dans les|Bretagne
23 Creuse|dans la|Nouvelle-Aquitaine
24 Dordogne|en|Nouvelle-Aquitaine
25 Doubs|dans le|Bourgogne-Franche-Comté
26 Drôme|dans la|Auvergne-Rhône-Alpes
27 Eure|dans l’|Normandie
28 Eure-et-Loir|en|Centre-Val de Loire
29 Finistère|dans le|Bretagne
2A Corse-du-Sud|en|Corse
2B Haute-Corse|en|Corse
30 Gard|dans le|Occitanie
31 Haute-Garonne|en|Occitanie
32 Gers|dans le|Occitanie
33 Gironde|en|Nouvelle-Aquitaine
34 Hérault|dans l’|Occitanie
35 Ille-et-Vilaine|en|Bretagne
36 Indre|dans l’|Centre-Val de Loire
37 Indre-et-Loire|en|Centre-Val de Loire
38 Isère|dans l’|Auvergne-Rhône-Alpes
39 Jura|dans le|Bourgogne-Franche-Comté
40 Landes|dans les|Nouvelle-Aquitaine
41 Loir-et-Cher|dans le|Centre-Val de Loire
42 Loire|dans la|Auvergne-Rhône-Alpes
43 Haute-Loire|en|Auvergne-Rhône-Alpes
44 Loire-Atlantique|en|Pays de la Loire
45 Loiret|dans le|Centre-Val de Loire
46 Lot|dans le|Occitanie
47 Lot-et-Garonne|dans le|Nouvelle-Aquitaine
48 Lozère|en|Occitanie
49 Maine-et-Loire|en|Pays de la Loire
50 Manche|dans la|Normandie
51 Marne|dans la|Grand Est
52 Haute-Marne|en|Grand Est
53 Mayenne|en|Pays de la Loire
54 Meurthe-et-Moselle|en|Grand Est
55 Meuse|dans la|Grand Est
56 Morbihan|dans le|Bretagne
57 Moselle|en|Grand Est
58 Nièvre|dans la|Bourgogne-Franche-Comté
59 Nord|dans le|Hauts-de-France
60 Oise|dans l’|Hauts-de-France
61 Orne|dans l’|Normandie
62 Pas-de-Calais|dans le|Hauts-de-France
63 Puy-de-Dôme|dans le|Auvergne-Rhône-Alpes
64 Pyrénées-Atlantiques|dans les|Nouvelle-Aquitaine
65 Hautes-Pyrénées|dans les|Occitanie
66 Pyrénées-Orientales|dans les|Occitanie
67 Bas-Rhin|dans le|Grand Est
68 Haut-Rhin|dans le|Grand Est
69 Rhône|dans le|Auvergne-Rhône-Alpes
70 Haute-Saône|en|Bourgogne-Franche-Comté
71 Saône-et-Loire|en|Bourgogne-Franche-Comté
72 Sarthe|dans la|Pays de la Loire
73 Savoie|en|Auvergne-Rhône-Alpes
74 Haute-Savoie|en|Auvergne-Rhône-Alpes
75 Paris|à|Île-de-France
76 Seine-Maritime|en|Normandie
77 Seine-et-Marne|en|Île-de-France
78 Yvelines|dans les|Île-de-France
79 Deux-Sèvres|dans les|Nouvelle-Aquitaine
80 Somme|dans la|Hauts-de-France
81 Tarn|dans le|Occitanie
82 Tarn-et-Garonne|dans le|Occitanie
83 Var|dans le|Provence-Alpes-Côte d’Azur
84 Vaucluse|dans le|Provence-Alpes-Côte d’Azur
85 Vendée|en|Pays de la Loire
86 Vienne|dans la|Nouvelle-Aquitaine
87 Haute-Vienne|en|Nouvelle-Aquitaine
88 Vosges|dans les|Grand Est
89 Yonne|dans l’|Bourgogne-Franche-Comté
90 Territoire de Belfort|dans le|Bourgogne-Franche-Comté
91 Essonne|dans l’|Île-de-France
92 Hauts-de-Seine|dans les|Île-de-France
93 Seine-Saint-Denis|en|Île-de-France
94 Val-de-Marne|dans le|Île-de-France
95 Val-d’Oise|dans le|Île-de-France
971 Guadeloupe|en|Guadeloupe
972 Martinique|en|Martinique
973 Guyane|en|Guyane
974 La Réunion|à|La Réunion
975 Saint-Pierre-et-Miquelon|à|Saint-Pierre-et-Miquelon
976 Mayotte|à|Mayotte
977 Saint-Barthélemy|à|Saint-Barthélemy
978 Saint-Martin|à|Saint-Martin
986 Wallis-et-Futuna|à|Wallis-et-Futuna
987 Polynésie française|en|Polynésie française
988 Nouvelle-Calédonie|en|Nouvelle-Calédonie`;

export interface DepartmentName {
  code: string;
  name: string;
  region: string;
  /** "dans le", "en", "dans l’": what comes before its name. */
  locative: string;
}

export const DEPARTMENTS: readonly DepartmentName[] = TABLE.split('\n').map((line) => {
  const [head = '', locative = '', region = ''] = line.split('|');
  const cut = head.indexOf(' ');
  return { code: head.slice(0, cut), name: head.slice(cut + 1), region, locative };
});
