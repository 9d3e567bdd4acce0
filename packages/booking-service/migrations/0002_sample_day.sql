CREATE TABLE "sample_day" (
	"day" date PRIMARY KEY NOT NULL
);
