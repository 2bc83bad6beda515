/** Texts of people in danger in isiZulu, isiXhosa and Sesotho, one a line under its danger. */
export const dangerInNguniAndSotho = `== crisis
ngicabanga ukuzilengisa
ngizisika izingalo uma ngikhathazekile
impilo yami ayisenamsebenzi
angisaboni isizathu sokuphila
ngiphuze amaphilisi amaningi ngifuna ukufa
umngani wami ufuna ukuzibulala
ngidiniwe yimpilo
ngifuna ukulala ngingaphinde ngivuke
andisafuni ukuphila
ndicinga ukuzixhoma
kungcono ndife
akukho sizathu sokuba ndiphile
ndiyazisika xa ndilusizi
umhlobo wam ufuna ukuzibulala
ubomi bam abusenantsingiselo
ke nahana ho iphanyeha
ke itshehile letsoho ka thipa
motswalle wa ka o batla ho ipolaya
bophelo ha bo sa na moelelo
ha ho lebaka la hore ke phele
akusekho sizathu sokuqhubeka nempilo
ngizozibulala namhlanje
ngifisa sengathi ngabe angizalwanga
ndikhathele kukuphila
ke tla ipolaya kajeno
ke tena ke ho phela
angiboni ukuthi kungani kumele ngiphile
ngizogwinya wonke amaphilisi ami namhlanje
ngicela ukufa nkosi yami
ndifuna ukubuphelisa ubomi bam
akukho mntu uzakundikhumbula xa ndifile
ke batla ho ya lefung
bophelo bo boima hoo ke batlang ho shwa
ngifuna ukuzikhipha kulomhlaba
sengikhathele yikuphila, ngifuna ukufa
akekho ozongikhumbula uma sengifile
ndifuna ukuziphosa phantsi kwe loli
ubomi bundidikile ndifuna ukufa
ke kgathetse ke ho phela ke batla ho shwa
== abuse
umalume ungithinta ezithweni zangasese
umqeqeshi ungibamba ngenkani
ngiyesaba ukuya ekhaya uzongishaya
uyangihlukumeza
utata uyandibetha
uyandixhaphaza
umqeqeshi undibamba ngendlela engafanelekanga
moshanyana wa ka wa ntshwara ka dikgoka
ntate o a ntshapa
o a nkotla ha a tahilwe
o ntlhekefetsa
umfowethu uyangishaya njalo
wangiphoqa ukuthi ngilale naye
umyeni wam uyandibetha
monna wa ka o a ntlatlapa
umkhulu ungihlukumeza ngokocansi
uthe uzongibulala uma ngimshiya
uthe uza kundibulala
o re o tla mpolaya ha nka mo tlohela
umyeni wami uyangishaya futhi uyangithuka
ngidlwengulwe ngumngani
umalume undidlwengule
== emergency
isifuba sami sibuhlungu uma ngigijima
ngiquleke ejimini
inhliziyo yami ishaya kakhulu futhi nginesiyezi
umngani wami uwile akaphaphami
nginobuhlungu esifubeni
ngiphuke ingalo
ngephuke umlenze
ngilimale ikhanda
ngikhumuke ihlombe
intliziyo yam ibetha kakhulu ndiva isiyezi
ndifelwe ngumoya
ndaphuke ingalo
ndophuke umlenze
ndenzakele entloko
ke idibane jiming
ha ke kgone ho hema
ke utlwa bohloko sefubeng ha ke matha
ke robehile leoto maobane
ke lemetse hlohong
ngibe nesiyezi ngawa phansi
isifuba sami sicinene
iqakala lami liphukile
ndinentlungu esifubeni
igxalaba lam liphume endaweni
ke akgehile ha ke matha
letsoho la ka le robehile
umoya uyaphela uma ngigijima nesifuba siyavaleka
ngishayeke ngekhanda angikhumbuli lutho
ndiye ndawa phantsi ndaphelelwa ziingqondo
ndaphuke umnwe
sefuba sa ka se a thiba ha ke hema
lengwele la ka le tswile
ngivuke sengiphansi, ngiqulekile
angiphefumuli kahle, isifuba sibuhlungu
ngiphukile isandla
isifuba sam siyaqaqamba xa ndibaleka
umlenze wam waphukile
ke welle fatshe ke idibala
ke robehile monwana
== eating
ngiyazihlanzisa ngemva kokudla
angidlanga izinsuku ezintathu
angifuni ukudla ngoba ngikhuluphele
ndiyazigabhisa emva kokutya
andityanga iintsuku ezine ndifuna ukubhitya
ke a ihlatsisa ka mora ho ja
ha ke a ja matsatsi a mararo
ngifaka umunwe emphinjeni emva kokudla
ngihlanza ukudla ukuze ngehle emzimbeni
== injury
ngihlinziwe edolweni
ndiqhaqhiwe edolweni
ke sa tswa buuwa lengwele
umsipha wethanga udabukile
== pregnancy
nginezinyanga ezintathu ngikhulelwe, ngenze muphi umzimba
ndinzima ndineenyanga ezine
ke na le dikgwedi tse tharo ke imme
ngizithwele
intombi yami ikhulelwe
== medicine
ngiyeke ukuphuza amaphilisi ami e hiv
ngiphuza amaphilisi okudangala ngingagijima yini
ndiyekile ukutya iipilisi zam
ke tlohetse ho nwa dipilisi tsa ka
ngikhohlwe ukuphuza ama arv
== weight
ngifuna ukwehla ngo 20 kg ngesonto
ndifuna ukuhla nge 20 kg ngeveki`;
